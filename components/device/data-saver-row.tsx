'use client';

import { Icon } from '#components/ui/icon';
import { SwitchRow } from '#components/ui/switch-row';
import { setDataSaver, useDataSaver } from '#lib/device/data-saver.browser';
import { choiceFor } from '#lib/device/light-mode';
import { dataSaverNote } from '#lib/device/light-words';
import { forgetPlay } from '#lib/motion/motion.browser';

/** The data saver's switch, with a line that says how it stands and why. */
export function DataSaverRow() {
  const { chosen, automatic, reasons } = useDataSaver();
  const on = reasons.length > 0;

  const toggle = () => {
    setDataSaver(choiceFor(!on, automatic));
    if (!on) forgetPlay();
  };

  return (
    <SwitchRow
      icon={<Icon name="leaf" />}
      label="Data saver"
      note={dataSaverNote(chosen, reasons)}
      on={on}
      onPress={toggle}
    />
  );
}
