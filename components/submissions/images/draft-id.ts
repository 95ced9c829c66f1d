import { createContext } from 'react';

/** The id of the draft that is open in the form around, to which its images on the device belong. */
export const DraftId = createContext('');
