package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;
import static zoetrope.tools.control.Community.SMOOTHLY;

/** Drawing, growing and fading. */
final class CreationControls {
  private CreationControls() {}

  static void add(ControlTable table) {
    table.film("creation/FadeIn", s -> s.play(SMOOTHLY, fadeIn(square())));
  }
}
