import cliProgress from 'cli-progress';

/** Shows how far something has come: a bar on a terminal, nothing elsewhere, where the closing lines are enough. */
export interface Progress {
  show(label: string, done: number, total: number): void;
  /** Takes the bar away, so that lines can be written. */
  clear(): void;
}

const SILENT: Progress = { show() {}, clear() {} };

function terminalBar(stream: NodeJS.WriteStream): Progress {
  let bar: cliProgress.SingleBar | null = null;
  return {
    show(label, done, total) {
      if (bar === null) {
        const format = '{label} [{bar}] {percentage} %';
        bar = new cliProgress.SingleBar({ format, stream, clearOnComplete: true, hideCursor: true, barsize: 30, fps: 10 });
        bar.start(total, done, { label });
      }
      bar.setTotal(total);
      bar.update(done, { label });
    },
    clear() {
      bar?.stop();
      bar = null;
    },
  };
}

export const createProgress = (stream: NodeJS.WriteStream = process.stderr): Progress =>
  stream.isTTY ? terminalBar(stream) : SILENT;
