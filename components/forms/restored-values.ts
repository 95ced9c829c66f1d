'use client';

import { createContext } from 'react';
import type { FormValues } from '#lib/forms/form-values';

/** The values with which a form is filled again after a reload, for fields that are more than an input; else undefined. */
export const RestoredValues = createContext<FormValues | undefined>(undefined);
