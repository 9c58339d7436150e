package zoetrope.lint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.color.SrgbCurve;
import zoetrope.frame.Paint;
import zoetrope.internal.lint.objects.Looks;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.outline.Box;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageView;

/**
 * A check for objects that flash more than three times in a second, which can cause seizures. The
 * limits are those of the Web Content Accessibility Guidelines (WCAG) 2.2, success criterion 2.3.1.
 * A flash is a pair of opposing changes of the relative luminance by at least 0.1, where the darker
 * one is below 0.8. Small areas are safe.
 */
final class FlashCheck {
  private static final double MIN_CHANGE = 0.1;
  private static final double MAX_DARKER = 0.8;

  /**
   * The smallest share of the frame where flashes are not safe. This is a quarter of 341 by 256
   * pixels, divided by 1024 by 768 pixels.
   */
  static final double MIN_AREA_SHARE = 0.028;

  /** The number of changes that make more than three flashes. A flash has two changes. */
  private static final int CHANGES = 7;

  private final ObjectNames names;
  private final Map<Mobject<?>, Light> lights = new LinkedHashMap<>();
  private final List<Finding> findings = new ArrayList<>();

  /** The luminance of an object over time. */
  private static final class Light {
    /** The frames of the last changes, with alternating signs. */
    private final List<Long> changes = new ArrayList<>();

    /** The extreme since the last change. */
    private double extreme;

    /** The sign of the last change; 0 before the first one. */
    private int sign;

    private boolean isReported;

    Light(double luminance) {
      extreme = luminance;
    }

    /** Adds a luminance, and returns whether there are too many changes now. */
    boolean add(long frame, double luminance, double framesPerSecond) {
      double step = luminance - extreme;
      if (step * sign > 0) {
        extreme = luminance;
      } else if (Math.abs(step) >= MIN_CHANGE && Math.min(luminance, extreme) < MAX_DARKER) {
        sign = step > 0 ? 1 : -1;
        extreme = luminance;
        changes.add(frame);
      }
      changes.removeIf(change -> change < frame - framesPerSecond);
      return changes.size() >= CHANGES && !isReported;
    }
  }

  FlashCheck(ObjectNames names) {
    this.names = names;
  }

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    return findings;
  }

  /** Looks at a frame whose mobjects look like this. */
  void add(long frame, PlayRecord play, Map<Mobject<?>, Looks.Look> looks, StageView stage) {
    double framesPerSecond = stage.rate().perSecond();
    double behind = SrgbCurve.luminance(stage.background());
    looks.forEach(
        (m, look) -> {
          if (look.large() != null) {
            lights.computeIfAbsent(m, key -> new Light(behind));
          }
        });
    lights.forEach(
        (m, light) -> {
          Looks.Look look = looks.get(m);
          Looks.Large area = look == null ? null : look.large();
          double luminance = area == null ? behind : luminance(area, stage.background());
          if (light.add(frame, luminance, framesPerSecond)) {
            light.isReported = true;
            double from = light.changes.get(0) / framesPerSecond;
            String what = names.of(m) + " flashes more than three times in a second";
            List<FoundObject> objects = List.of(names.found(m, m, Box.EMPTY));
            findings.add(
                new Finding(Fault.FLASH, play, from, frame / framesPerSecond, objects, what));
          }
        });
  }

  private static double luminance(Looks.Large area, Color background) {
    Paint fill = area.shape().style().fill();
    double alpha = area.opacity() * fill.opacity();
    return SrgbCurve.luminance(background.lerp(fill.firstColor().withAlpha(1), alpha));
  }
}
