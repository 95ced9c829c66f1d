import type { Page } from '@playwright/test';

/** A page of the site with the harness of `addLiveVoice`. */
type Live = {
  offered: () => Promise<{ live: boolean; destination?: string }>;
  told: string[];
  searches: object[];
  outcome: unknown;
  open: () => Promise<void>;
  stop: () => void;
};
/** The page that plays the service's end. */
type Peer = {
  isOpen: () => boolean;
  state: () => string;
  session: () => { instructions: string; tools: { name: string }[] };
  received: () => Array<{ type: string; item?: { call_id: string; output: string } }>;
  soundBytes: () => Promise<number>;
  say: (event: object) => void;
  sayRaw: (text: string) => void;
  hear: (words: string) => void;
  callTool: (id: string, args: unknown, name?: string) => void;
  answer: (words: string) => void;
  finishSpeaking: () => void;
  hangUp: () => void;
};
declare global {
  interface Window {
    live: Live;
    peer: Peer;
  }
}

/** The events of the conversation that the page has received so far. */
export const told = (page: Page) => page.evaluate(() => window.live.told);

/** Whether every track that the page was given has ended. */
export const microphoneIsOff = (page: Page) =>
  page.evaluate(() => {
    const { tracks } = window as unknown as { tracks: MediaStreamTrack[] };
    return tracks.length > 0 && tracks.every(({ readyState }) => readyState === 'ended');
  });

/** Records the tracks that the page gets, to see that it stops them, and what it plays. */
export const keepTracks = (page: Page) =>
  page.addInitScript(() => {
    const kept: MediaStreamTrack[] = [];
    Object.assign(window, { tracks: kept });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      Object.assign(window, { played: this });
      return play.call(this);
    };
    const ask = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
    if (!ask) return;
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      kept.push(...stream.getTracks());
      return stream;
    };
  });
