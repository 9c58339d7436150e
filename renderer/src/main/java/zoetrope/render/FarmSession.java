package zoetrope.render;

import java.util.concurrent.Semaphore;

/**
 * A farm, and how many scenes may be run here at once to find their segments.
 *
 * @param listing a permit for each
 */
record FarmSession(Farm farm, Semaphore listing) {
  FarmSession(Farm farm, RenderSettings settings) {
    this(farm, new Semaphore(settings.jobs()));
  }
}
