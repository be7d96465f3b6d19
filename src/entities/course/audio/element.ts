type Listeners = {
  onTime: () => void;
  onEnded: () => void;
};

const pauseVideos = (): void => {
  for (const video of document.querySelectorAll('video')) video.pause();
};

/** The app's only audio element, outside every page, so that only one thing plays at a time. */
export const createAudioElement = ({ onTime, onEnded }: Listeners): HTMLAudioElement => {
  const audio = document.createElement('audio');
  audio.preload = 'auto';
  audio.hidden = true;
  document.body.append(audio);
  audio.addEventListener('play', pauseVideos);
  audio.addEventListener('timeupdate', onTime);
  audio.addEventListener('ended', onEnded);
  // a play event does not bubble, so the listener uses the capture phase
  document.addEventListener(
    'play',
    ({ target }) => {
      if (target instanceof HTMLVideoElement) audio.pause();
    },
    true,
  );
  return audio;
};
