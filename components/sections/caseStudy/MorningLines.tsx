import { RouteDots, RouteLine } from '@/components/ui/RouteLine';
import { textValues } from '@/content/figures';
import { bridge, busFour, morning, otherBuses } from '@/content/wedereMorning';
import styles from './Morning.module.css';

const [first, last] = [morning[0], morning[5]];
/** Minutes before the first and after the last, so that their dots are within the margins. */
export const room = 1.5;
const others = otherBuses(textValues.minibuses - 1);

/** A bus in a graphic timetable: time runs to the right, the route to school downwards; where it waits, the line is level. */
function drive(halts: (typeof others)[number]): string {
  const corners = halts.flatMap(([minute, gone], index) => {
    const [x, y] = [minute - first, (100 * gone).toFixed(0)];
    return index > 0 && index < halts.length - 1 ? [`${x} ${y}`, `${x + 1} ${y}`] : [`${x} ${y}`];
  });
  return `M${corners.join(' ')}`;
}

/** The position of bus 4 at a minute, in hundredths; before departure and after arrival it does not change. */
function gone(minute: number): number {
  const next = busFour.findIndex(([arrives]) => arrives >= minute);
  const [from, to] = [busFour[next - 1], busFour[next]];
  if (!from || !to) return next === 0 ? 0 : 100;
  const left = next > 1 ? from[0] + 1 : from[0];
  return 100 * (from[1] + ((to[1] - from[1]) * (minute - left)) / (to[0] - left));
}

/** The lines of the timetable, a minute wide and a hundredth of the route high. */
export function MorningLines({ hours }: { hours: readonly number[] }) {
  const [arrival] = bridge;
  const marked = morning.map((minute) => `${minute - first} ${gone(minute).toFixed(1)}`);
  const level = (part: number, to: number): string => `M${-room} ${100 * part}H${to}`;
  const end = last - first + room;
  const levels = level(0, end) + level(bridge[1], arrival - first) + level(1, end);
  const driven = `M0 0${drive(busFour).replace('M', 'L')}H${last - first}`;
  return (
    <>
      {hours.map((minute) => (
        <path key={minute} className={styles.grid} d={`M${minute - first} 0V100`} />
      ))}
      <path className={styles.grid} d={levels} />
      <path className={styles.others} d={others.map(drive).join('')} />
      <path className={styles.drops} d={marked.map((place) => `M${place}V100`).join('')} />
      <RouteLine path={driven} className={styles.route} />
      <RouteDots places={marked} />
    </>
  );
}
