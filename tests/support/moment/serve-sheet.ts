// The published sheet of the run, on a port: node serve-sheet.ts PORT
import { startGoogleSheets } from '../../fakes/google-sheets.mjs';
import { SHEET } from './sheet.ts';

await startGoogleSheets({ csv: SHEET, port: Number(process.argv[2]) });
