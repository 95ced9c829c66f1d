/** Predefined questions to the organiser of an event, as the mail and the private page show them. */
export const CANNED_QUESTIONS = [
  'Is the year right?',
  'Where exactly does it take place?',
  'At what time does it begin, and when does it end?',
  'What does it cost to get in?',
  'Who may publish this picture?',
  'Are you the organiser, or do they know that you sent it to us?',
] as const;

/** Said where a question has no words. */
export const NEEDS_QUESTION = 'Choose a question, or write your own.';

export const MAX_QUESTION_CHARACTERS = 500;

/** How moderators see an event that came back with an answer. */
export const ANSWERED_MARK = 'Answered your question';
