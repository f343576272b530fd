import { Opening } from '@/components/sections/careerStart/Opening';
import { Programmes } from '@/components/sections/careerStart/Programmes';
import { Slogan } from '@/components/sections/careerStart/Slogan';

/** Career start programme list (docs/specification.md, "12. Career start programmes"). */
export default function CareerStart() {
  return (
    <>
      <Opening />
      <Programmes />
      <Slogan />
    </>
  );
}
