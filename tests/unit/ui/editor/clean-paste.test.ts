// @vitest-environment window
import { expect, it } from 'vitest';
import { cleanPaste } from '#src/ui/editor/clean-paste.ts';
import { escaped, paragraphsOf } from '#src/ui/editor/plain-text.ts';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<p class=MsoTitle align=center style='text-align:center'><span lang=EN-US>2026</span>年换药规范<span lang=EN-US><o:p></o:p></span></p>
<h1 style='mso-list:l1 level1 lfo2'><a name="_Toc1"></a><span style='font-family:宋体;mso-ascii-font-family:Calibri'>一、准备</span></h1>
<p class=MsoNormal style='text-indent:21.0pt;mso-char-indent-count:2.0'><span style='font-size:12.0pt;font-family:宋体'>洗手，<b style='mso-bidi-font-weight:normal'>戴口罩</b>，<span style='font-weight:bold'>核对</span><i>姓名</i>。<o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span>无菌包</span></p>
<p class=MsoListParagraph style='margin-left:42.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><!--[endif]-->镊子<b>两把</b></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>敷料</p>
<p class=MsoNormal style='mso-outline-level:2'>二、步骤</p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'><td width=277 colspan=2 valign=top style='width:207.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>项目</b><o:p></o:p></p></td></tr>
 <tr><td><p class=MsoNormal>消毒</p></td><td><p class=MsoNormal>两遍</p><p class=MsoNormal>由内向外</p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="pic" style='width:100pt'><v:imagedata src="file:///C:/Temp/image001.png"/></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/Temp/clip_image001.png" alt="换药车" v:shapes="pic"><![endif]></p>
<p class=MsoNormal><a href="https://example.org/guide" style='mso-x:1'><span style='text-decoration:underline'>指南</span></a> <a href="javascript:alert(1)" onclick="alert(2)">坏</a><a href="#_Toc1">跳</a><script>alert(3)</script></p>
<p class=MsoNormal><span style='display:none;mso-hide:all'>隐藏</span><object data="https://evil.example"></object></p>
<!--EndFragment--></body></html>`;

it('takes from Word its headings, lists, tables, links and pictures, and nothing else', () => {
  expect(cleanPaste(word)).toBe(
    [
      '<h2>2026年换药规范</h2>',
      '<h2>一、准备</h2>',
      '<p>洗手，<strong>戴口罩</strong>，<strong>核对</strong><em>姓名</em>。</p>',
      '<ul><li>无菌包<ol><li>镊子<strong>两把</strong></li></ol></li><li>敷料</li></ul>',
      '<h3>二、步骤</h3>',
      '<table><tr><td colspan="2"><strong>项目</strong></td></tr>',
      '<tr><td>消毒</td><td><p>两遍</p><p>由内向外</p></td></tr></table>',
      '<figure data-from="file:///C:/Temp/clip_image001.png" data-alt="换药车"></figure>',
      '<p><a href="https://example.org/guide">指南</a> 坏跳</p>',
    ].join(''),
  );
});

it('takes the pictures of Word from the second form of the clipboard, where all are there', () => {
  const rtf =
    String.raw`{\rtf1{\*\shppict{\pict{\*\picprop}\picscalex100\pngblip\bliptag-12{\*\blipuid 0a1b}
89504e470d0a1a0a
0000000d}}{\nonshppict{\pict\wmetafile8 0100}}}`.replace(String.raw`{\*\picprop}`, '');
  expect(cleanPaste(word, rtf)).toContain(
    '<figure data-from="data:image/png;base64,iVBORw0KGgoAAAAN"',
  );
  expect(cleanPaste(word, rtf + rtf)).toContain('data-from="file:');
});

const messenger = `<div class="rich_media_content" id="js_content" style="visibility: hidden; opacity: 0;">
<section data-tool="editor" style="box-sizing: border-box;" powered-by="x"><section style="text-align: center;"><section style="display: inline-block;"><p style="margin:0"><strong><span style="font-size: 20px;color: rgb(61,167,66);">为什么要勤洗手</span></strong></p></section></section></section>
<p style="text-indent: 2em;"><span leaf="">洗手能去掉<span textstyle="" style="font-weight: bold;">九成</span>的细菌。</span></p><p><span leaf=""><br class="ProseMirror-trailingBreak"></span></p>
<section><span style="font-size:15px">第一行</span><br><br><span>第二行</span></section>
<section nodeleaf=""><img class="rich_pages wxw-img" data-ratio="0.66" data-src="https://mmbiz.example/mmbiz_png/abc/640?wx_fmt=png&amp;from=appmsg" data-w="1080" style="width: 677px !important;" src="data:image/svg+xml,%3Csvg%3E" alt="七步洗手法"></section>
<p><img data-src="https://mmbiz.example/t.gif" data-w="1" style="width:1px;height:1px"><img src="https://stat.example/p.gif" width="1" height="1"></p>
<ul class="list-paddingleft-1" style="list-style-type: disc;"><li><p>手心</p></li><ul><li><section><span>手背</span></section></li></ul><li><p><br></p></li></ul>
<blockquote class="js_blockquote_wrap"><section class="js_blockquote_digest"><section>记住：二十秒</section></section></blockquote>
<table style="width: 100%;"><tbody><tr><td><section>整段加框的字</section></td></tr></tbody></table>
<mp-common-profile class="custom_select_card" data-nickname="某号"></mp-common-profile><mpvoice name="x"></mpvoice>
<embed class="video" data-src="https://v.example/x">
<p>看<a href="https://mp.example/s/abc" data-linktype="2" onmouseover="x()">原文</a><img class="emoji" width="20" height="20" alt="[微笑]" src="https://res.example/1.png">。</p>
<hr style="border-style: solid;"><p style="display: none;"><mp-style-type data-value="3"></mp-style-type></p></div>`;

it('takes from an article of the messenger what is read, and nothing of its layout', () => {
  expect(cleanPaste(messenger)).toBe(
    [
      '<h3>为什么要勤洗手</h3>',
      '<p>洗手能去掉<strong>九成</strong>的细菌。</p>',
      '<p>第一行</p><p>第二行</p>',
      '<figure data-from="https://mmbiz.example/mmbiz_png/abc/640?wx_fmt=png&amp;from=appmsg" data-alt="七步洗手法"></figure>',
      '<ul><li>手心<ul><li>手背</li></ul></li></ul>',
      '<blockquote><p>记住：二十秒</p></blockquote>',
      '<p>整段加框的字</p>',
      '<p>看<a href="https://mp.example/s/abc">原文</a>[微笑]。</p>',
      '<hr>',
    ].join(''),
  );
});

it('names a picture of this site by its path', () => {
  expect(cleanPaste(`<img src="${location.origin}/uploads/a.png" alt="图">`)).toBe(
    '<figure><img src="/uploads/a.png" alt="图"><figcaption></figcaption></figure>',
  );
});

it('keeps the lines of a plain text', () => {
  const text = '第一段 <b>\r\n\r\n第二段\n• 甲\n• 乙\n3、丙\n4、丁\n1. 一个';
  expect(paragraphsOf(escaped(text))).toBe(
    '<p>第一段 &lt;b&gt;</p><p>第二段</p><ul><li>甲</li><li>乙</li></ul><ol start="3"><li>丙</li><li>丁</li><li>一个</li></ol>',
  );
});
