import { Alert } from 'antd';
import { readEncoder } from '#schemas/media/desk-endpoints.ts';
import { useMay } from '../draft-editor/context.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** Where the server cannot encode: what works all the same. */
export const EncoderNote = () => {
  const mayLook = useMay('content.look');
  const { data } = useOperatorCall(readEncoder, {}, { when: mayLook });
  if (!data?.missing) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={`${data.missing}，视频和音频不会转码`}
      description="能用：MP4（H.264 画面、AAC 声音）和 MP3，原样播放；它们没有多种清晰度，不能试学，也不能按时播出。不能用：MOV、MKV、AVI、M4A、WAV 等其他文件，会处理失败。装好以后不用重启，在失败的文件里点“重试”。"
    />
  );
};
