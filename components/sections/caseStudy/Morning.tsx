import { textValues } from '@/content/figures';
import { bridge, busFour, morning, otherBuses } from '@/content/wedereMorning';
import styles from './Morning.module.css';
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
const hours = [360, 420, 480];
const others = otherBuses(textValues.minibuses - 1);

const share = (minute: number): number => (minute - first) / (last - first);
const percent = (minute: number): string => `${(100 * share(minute)).toFixed(1)}%`;

/** @returns a minute of the day as a timetable writes it, such as “05:30” */
function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A bus in a graphic timetable: time runs to the right, the way to school downwards; where it waits, the line is level. */
function drive(halts: (typeof others)[number]): string {
  const corners = halts.flatMap(([minute, gone], index) => {
    const [x, y] = [minute - first, (100 * gone).toFixed(0)];
    return index > 0 && index < halts.length - 1 ? [`${x} ${y}`, `${x + 1} ${y}`] : [`${x} ${y}`];
  });
  return `M${corners.join(' ')}`;
}

/** How far bus 4 is at a minute; before it leaves and after it has arrived, it stands. */
function gone(minute: number): number {
  const next = busFour.findIndex(([arrives]) => arrives >= minute);
  const [from, to] = [busFour[next - 1], busFour[next]];
  if (!from || !to) return next === 0 ? 0 : 1;
  return from[1] + ((to[1] - from[1]) * (minute - from[0])) / (to[0] - from[0]);
}

/** A school morning as the graphic timetable of all buses, with the way of one of them. */
export function Morning({ words }: Props) {
  const stops = words.rows.map((text, index) => {
    const minute = morning[index] ?? last;
    return { mark: clock(minute), text, at: share(minute) };
  });
  return (
    <TimeAxis
      id="timetable"
      words={words}
      stops={stops}
      columns={[0, 20.8, 41.7, 58.3, 75, 87.5]}
      look="morning"
    >
      <svg className={styles.timetable} aria-hidden="true">
        <svg viewBox={`0 0 ${last - first} 100`} preserveAspectRatio="none" aria-hidden="true">
          <Lines />
        </svg>
        {hours.map((minute) => (
          <text
            key={minute}
            x={percent(minute)}
            y="0"
            dy="-0.7em"
            textAnchor={minute === 480 ? 'end' : 'middle'}
          >
            {clock(minute)}
          </text>
        ))}
        <text y="0" dx="0.9em" dy="1.4em">
          {words.places.depot}
        </text>
        <text y={`${100 * bridge[1]}%`} dx="0.9em" dy="-0.5em">
          {words.places.bridge}
        </text>
        <text y="100%" dx="0.9em" dy="-0.5em">
          {words.places.school}
        </text>
      </svg>
    </TimeAxis>
  );
}

function Lines() {
  const [arrival] = bridge;
  const marked = morning.map((minute) => `M${minute - first} ${(100 * gone(minute)).toFixed(0)}`);
  const way = drive(busFour);
  return (
    <>
      <path className={styles.grid} d={hours.map((minute) => `M${minute - first} 0V100`).join('')} />
      <path className={styles.grid} d={`M0 0H155M0 ${100 * bridge[1]}H${arrival - first}M0 100H155`} />
      <path className={styles.others} d={others.map(drive).join('')} />
      <path className={styles.drops} d={marked.map((place) => `${place}V100`).join('')} />
      <path className={styles.casing} d={way} />
      <path className={styles.trail} d={way} />
      <path className={styles.rim} d={marked.map((place) => `${place}h0`).join('')} />
      <path className={styles.dot} d={marked.map((place) => `${place}h0`).join('')} />
    </>
  );
}
