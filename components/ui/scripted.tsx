import styles from './scripted.module.css';

/** Class of a control that needs a script: it is not shown where none runs. */
export const scriptedClass = styles.scripted ?? '';
