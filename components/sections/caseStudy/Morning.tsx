import { bridge, morning } from '@/content/wedereMorning';
import styles from './Morning.module.css';
import { MorningLines, room } from './MorningLines';
import { TimeAxis } from './TimeAxis';

interface Props {
  words: {
    label: string;
    title: string;
    caption: string;
    places: { depot: string; bridge: string; school: string };
    rows: readonly string[];
  };
}

const [first, last] = [morning[0], morning[5]];
const shown = last - first + 2 * room;
const hours = [360, 420, 480];
/** Six of one width. */
const columns = morning.map((_, index) => (100 * index) / morning.length);

const share = (minute: number): number => (minute - first + room) / shown;
const percent = (minute: number): string => `${(100 * share(minute)).toFixed(1)}%`;

/** @returns a minute of the day as a timetable writes it, such as “05:30” */
function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A school morning as the graphic timetable of all buses, with the route of one of them. */
export function Morning({ words }: Props) {
  const stops = words.rows.map((text, index) => {
    const minute = morning[index] ?? last;
    return { mark: clock(minute), text, at: share(minute) };
  });
  const start = percent(first);
  return (
    <TimeAxis id="timetable" words={words} stops={stops} columns={columns}>
      <svg className={styles.timetable} aria-hidden="true">
        <svg viewBox={`${-room} 0 ${shown} 100`} preserveAspectRatio="none" aria-hidden="true">
          <MorningLines hours={hours} />
        </svg>
        {hours.map((minute) => (
          <text
            key={minute}
            className={minute === 480 ? styles.last : undefined}
            x={percent(minute)}
            y="0"
            dy="-0.7em"
            textAnchor="middle"
          >
            {clock(minute)}
          </text>
        ))}
        <text x={start} y="0" dx="0.9em" dy="1.4em">
          {words.places.depot}
        </text>
        <text x={start} y={`${100 * bridge[1]}%`} dx="0.9em" dy="-0.5em">
          {words.places.bridge}
        </text>
        <text x={start} y="100%" dx="0.9em" dy="-0.5em">
          {words.places.school}
        </text>
      </svg>
    </TimeAxis>
  );
}
