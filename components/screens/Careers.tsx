import { Benefits } from '@/components/sections/careers/Benefits';
import { CareerStart } from '@/components/sections/careers/CareerStart';
import { EarlierPostings } from '@/components/sections/careers/EarlierPostings';
import { Hero } from '@/components/sections/careers/Hero';
import { Journey } from '@/components/sections/careers/Journey';
import { OpenApplication } from '@/components/sections/careers/OpenApplication';
import { Positions } from '@/components/sections/careers/Positions';
import { Values } from '@/components/sections/Values';

/** Careers (docs/specification.md, "11. Careers"). */
export default function Careers() {
  return (
    <>
      <Hero />
      <Journey />
      <Values of="careers" />
      <CareerStart />
      <Benefits />
      <Positions />
      <EarlierPostings />
      <OpenApplication />
    </>
  );
}
