/** Why a live conversation ended or could not begin, as the visitor reads it. */
export const LIVE_FAILURES = {
  unsupported: 'This browser cannot hold a live conversation. Type your question instead.',
  denied:
    'The microphone is not allowed here. Allow it in the browser’s settings for this site, or type your question instead.',
  'no-microphone': 'No microphone was found. Type your question instead.',
  'microphone-busy':
    'The microphone cannot be used right now; another app may have it. Try again, or type your question instead.',
  'microphone-lost': 'The microphone was switched off, so the conversation ended.',
  unavailable: 'The live conversation cannot be opened right now. The assistant still answers what you type.',
  'too-many':
    'Many conversations were opened from your network. Wait a while; the assistant still answers what you type.',
  slow: 'The live conversation took too long to open. Try again, or type your question instead.',
  lost: 'The connection was lost, so the conversation ended. Try again, or type your question instead.',
  limit:
    'A live conversation lasts three minutes, and this one is over. Start another, or type your question.',
  hidden: 'The conversation ended because this page was out of sight. The microphone is off.',
} as const;

export type LiveFailureCode = keyof typeof LIVE_FAILURES;

/** An error that ends a conversation; its message is shown to the visitor. */
export class LiveFailure extends Error {
  constructor(codeOrSentence: LiveFailureCode | { sentence: string }) {
    super(typeof codeOrSentence === 'string' ? LIVE_FAILURES[codeOrSentence] : codeOrSentence.sentence);
    this.name = 'LiveFailure';
  }
}
