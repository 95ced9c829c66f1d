import { useId } from 'react';
import { Icon } from '#components/ui/icon';
import { SwitchRow } from '#components/ui/switch-row';
import { setDataSaver, useDataSaver } from '#lib/device/data-saver.browser';
import { dataSaverNote } from '#lib/device/data-saver-note';
import { dataSaverChoiceFor } from '#lib/device/light-mode';
import { clearPlaybackChoice } from '#lib/device/motion.browser';
import styles from './data-saver-row.module.css';

/** The data saver's switch, with a line that explains its state. */
export function DataSaverRow() {
  const { chosen, automatic, reasons } = useDataSaver();
  const noteId = useId();
  const on = reasons.length > 0;

  const toggle = () => {
    setDataSaver(dataSaverChoiceFor(!on, automatic));
    if (!on) clearPlaybackChoice();
  };

  return (
    <>
      <SwitchRow on={on} aria-describedby={noteId} onClick={toggle}>
        <Icon name="leaf" />
        Data saver
      </SwitchRow>
      <small id={noteId} className={styles.note}>
        {dataSaverNote(chosen, reasons)}
      </small>
    </>
  );
}
