import coming from '../images/coming.svg';
import logo from '../images/logo.svg';
import profile from '../images/profile.svg';
import support from '../images/support.svg';
import unavailable from '../images/unavailable.svg';

/** The pictures that the shell itself shows: they must be at hand when the network is not. */
const START_UP_IMAGES = [logo, coming, unavailable, support, profile];

/** Fetches the start-up pictures under the splash. None of them is waited for. */
export function preloadImages(): void {
  for (const url of START_UP_IMAGES) new Image().src = url;
}
