package zoetrope.tools.control;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/**
 * The control scenes, in the order of their modules. The class of each module adds its scenes:
 *
 * <pre>
 * {@code static void add(ControlTable table) { table.film("creation/FadeIn", s -> s.perform(SMOOTHLY, fadeIn(square()))); } }
 * </pre>
 */
public final class ControlTable {
  private final List<Control> controls = new ArrayList<>();

  private ControlTable() {}

  /** Returns all control scenes. */
  public static ControlTable all() {
    ControlTable table = new ControlTable();
    ShapeControls.add(table);
    CreationControls.add(table);
    GeometryControls.add(table);
    IndicationControls.add(table);
    MobjectControls.add(table);
    MovementControls.add(table);
    TransformControls.add(table);
    MatchingControls.add(table);
    UpdaterControls.add(table);
    TableControls.add(table);
    VectorControls.add(table);
    return table;
  }

  /** Returns the scenes in order. */
  public List<Control> controls() {
    return Collections.unmodifiableList(controls);
  }

  /** Adds an image of 854 x 480: the end of {@code body}. */
  Control still(String name, Consumer<ControlScene> body) {
    return add(new Control(name, false, null, body));
  }

  /**
   * Adds a video of 427 x 240 with six fps of {@code body}, and one more image of its end. Each
   * play must last a multiple of a sixth of a second; a pause is {@link ControlScene#hold()}.
   */
  Control film(String name, Consumer<ControlScene> body) {
    return add(new Control(name, true, null, body));
  }

  /** Adds a video with images at explicit times in seconds. Its plays may have any run times. */
  Control film(String name, double[] times, Consumer<ControlScene> body) {
    return add(new Control(name, true, times.clone(), body));
  }

  private Control add(Control control) {
    if (controls.stream().anyMatch(c -> c.name().equals(control.name()))) {
      throw new IllegalArgumentException("two control scenes are called " + control.name());
    }
    controls.add(control);
    return control;
  }
}
