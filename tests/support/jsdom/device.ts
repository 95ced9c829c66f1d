type Answers = {
  saveData?: boolean;
  effectiveType?: string;
  cores?: number;
  memory?: number;
  userAgent?: string;
  androidVersion?: string;
  battery?: { level: number; charging: boolean };
};

const NAMES = [
  'connection',
  'hardwareConcurrency',
  'deviceMemory',
  'userAgent',
  'userAgentData',
  'getBattery',
];

/** Sets what the browser reports about its device: a strong one, but for `answers`. The parts can be changed later. */
export function answerAs(answers: Answers) {
  const { saveData = false, effectiveType = '4g', cores = 8, memory = 8, androidVersion } = answers;
  const connection = Object.assign(new EventTarget(), { saveData, effectiveType });
  const battery = Object.assign(new EventTarget(), answers.battery ?? { level: 1, charging: true });
  const values: Record<string, unknown> = {
    connection,
    hardwareConcurrency: cores,
    deviceMemory: memory,
    userAgent: answers.userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0',
    userAgentData: { getHighEntropyValues: () => Promise.resolve({ platformVersion: androidVersion }) },
    getBattery: () => Promise.resolve(battery),
  };
  for (const name of NAMES)
    Object.defineProperty(navigator, name, { value: values[name], configurable: true });
  return { connection, battery };
}

/** Restores what the browser itself reports. */
export function forgetAnswers() {
  for (const name of NAMES) Reflect.deleteProperty(navigator, name);
}
