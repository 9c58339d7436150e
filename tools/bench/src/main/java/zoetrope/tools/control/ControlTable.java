package zoetrope.tools.control;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/**
 * The control scenes, in the order of their modules. A module's class adds its own:
 *
 * <pre>{@code
 * static void add(ControlTable table) {
 *   table.film("creation/FadeIn", s -> s.play(SMOOTHLY, fadeIn(square())));
 * }
 * }</pre>
 */
public final class ControlTable {
  private final List<Control> controls = new ArrayList<>();

  private ControlTable() {}

  /** All control scenes. */
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

  /** The scenes in order. */
  public List<Control> controls() {
    return Collections.unmodifiableList(controls);
  }

  /** A picture of 854 x 480: the end of what {@code body} does. */
  Control still(String name, Consumer<ControlScene> body) {
    return add(new Control(name, false, null, body));
  }

  /**
   * Pictures of 427 x 240, six a second of what {@code body} does, and one more of its end. So a
   * play is to last whole sixths of a second, and a pause is {@link ControlScene#hold()}.
   */
  Control film(String name, Consumer<ControlScene> body) {
    return add(new Control(name, true, null, body));
  }

  /** The same with pictures at these times, in seconds, for plays that are not whole sixths. */
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
