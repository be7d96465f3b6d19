import { pointsOf } from './topic-points.ts';
import { coverOf, type Topic } from './topics.ts';

const listed = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const fits: Record<Topic['kind'], readonly string[]> = {
  medical: ['基层全科与专科医生', '正在规培或进修的同行', '希望把流程做规范的护理与康复人员'],
  general: ['零基础、想从头学起的人', '学过一点但不成体系的人', '每天只有二十分钟的上班族'],
};

const closing: Record<Topic['kind'], string> = {
  medical: '课程内容用于专业学习，具体诊疗请结合患者情况与本机构规范。',
  general: '建议边学边练：每一节都留了一个当天能完成的小练习。',
};

export const subtitleOf = (topic: Topic): string => {
  const [first = '', second = ''] = pointsOf(topic.slug);
  return `从“${first}”到“${second}”，一步一步讲清楚`;
};

export const introOf = (topic: Topic): string =>
  [
    `<p>《${topic.name}》由一线老师主讲，围绕真实场景展开，不求面面俱到，只讲用得上的步骤。</p>`,
    '<h3>适合谁学</h3>',
    listed(fits[topic.kind]),
    `<p><img src="${coverOf(topic)}" alt="${topic.name}" width="640" height="400"></p>`,
    `<p>${closing[topic.kind]}</p>`,
    '<p>演示说明：本站的演示视频由同一段画面重复组成，演示音频由同一段音乐重复组成。</p>',
  ].join('');

const steps: Record<Topic['kind'], readonly (readonly [string, string])[]> = {
  medical: [
    ['先看什么', '先稳定情况，再谈鉴别；能在床旁完成的，不等检查结果'],
    ['再问什么', '起病时间、诱因、用药史与既往史，按固定顺序问，才不会漏'],
    ['怎么记录', '阴性结果也要写，方便下一位同事接着判断'],
  ],
  general: [
    ['先看什么', '先看完整示范，不急着动手，记下三个关键动作'],
    ['再练什么', '把动作拆开慢练，每次只改一个地方'],
    ['怎么记录', '拍下今天的样子，一周后再对比'],
  ],
};

const tableOf = (rows: readonly (readonly [string, string])[]): string => {
  const body = rows.map(([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`).join('');
  return `<table><thead><tr><th>环节</th><th>要点</th></tr></thead><tbody>${body}</tbody></table>`;
};

export const productArticle = (topic: Topic, point: string): string => {
  const others = pointsOf(topic.slug).filter((each) => each !== point);
  return [
    `<p>这一节只谈一件事：${point}。它看起来简单，却是${topic.short}里最容易做走样的一步。</p>`,
    `<p>读之前先想一想：上一次遇到${topic.short}的问题时，你是怎么做的？带着自己的答案往下读，收获会更多。</p>`,
    `<h3>为什么是“${point}”</h3>`,
    '<p>很多差错并不来自不会，而来自顺序乱了。把步骤固定下来，忙的时候才有依靠；把理由想明白，遇到例外才知道怎么变通。</p>',
    `<p><img src="${coverOf(topic)}" alt="${topic.name}示意" width="640" height="400"></p>`,
    '<h3>三个环节</h3>',
    tableOf(steps[topic.kind]),
    '<blockquote><p>慢一点，往往就是快一点。</p></blockquote>',
    '<h3>和其他内容的关系</h3>',
    `<p>学完这一节，可以接着看下面几个主题，它们彼此呼应：</p>`,
    listed(others.slice(0, 3)),
    `<p>${closing[topic.kind]}</p>`,
  ].join('');
};
