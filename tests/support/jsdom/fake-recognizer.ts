type Handler<Event> = ((event: Event) => void) | null;
type Result = { results: { transcript: string }[][] };

/** Replaces the browser's speech recognition, which jsdom lacks; a test controls its events. */
export class FakeRecognizer {
  static all: FakeRecognizer[] = [];
  static get last(): FakeRecognizer {
    const last = FakeRecognizer.all.at(-1);
    if (!last) throw new Error('Nobody listens');
    return last;
  }

  lang = '';
  calls: string[] = [];
  onresult: Handler<Result> = null;
  onnomatch: Handler<Event> = null;
  onerror: Handler<{ error: string }> = null;
  onend: Handler<Event> = null;

  constructor() {
    FakeRecognizer.all.push(this);
  }

  start() {
    this.calls.push('start');
  }

  stop() {
    this.calls.push('stop');
  }

  abort() {
    this.calls.push('abort');
  }

  /** Fires a result. */
  hear(transcript: string, isFinal = true) {
    this.onresult?.({ results: [Object.assign([{ transcript }], { isFinal })] });
  }

  fail(error: string) {
    this.onerror?.({ error });
    this.onend?.(new Event('end'));
  }

  end() {
    this.onend?.(new Event('end'));
  }
}

type Names = 'SpeechRecognition' | 'webkitSpeechRecognition';

/** Gives the window a recognizer under one of its two names, or takes both away. */
export function installRecognizer(name?: Names, recognizer: unknown = FakeRecognizer) {
  FakeRecognizer.all = [];
  const names: Names[] = ['SpeechRecognition', 'webkitSpeechRecognition'];
  for (const each of names) Reflect.deleteProperty(window, each);
  if (name) Object.assign(window, { [name]: recognizer });
}
