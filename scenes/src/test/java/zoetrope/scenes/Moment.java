package zoetrope.scenes;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.StringMobject;
import zoetrope.scene.StageView;

/**
 * The stage at the end of a play or pause.
 *
 * @param end the end of the play, in seconds
 * @param stage copies of the stage's objects, from back to front
 * @param frame the frame
 */
public record Moment(double end, List<Mobject<?>> stage, Frame frame) {
  static Moment of(double end, StageView stage) {
    List<Mobject<?>> copies = new ArrayList<>();
    stage.mobjects().forEach(mobject -> copies.add(copyOf(mobject)));
    return new Moment(end, List.copyOf(copies), stage.frame());
  }

  /** Returns a copy of a family without the members that have left the stage. */
  private static Mobject<?> copyOf(Mobject<?> mobject) {
    Mobject<?> copy = (Mobject<?>) mobject.copy();
    removeAbsent(mobject, copy);
    return copy;
  }

  private static void removeAbsent(Mobject<?> mobject, Mobject<?> copy) {
    List<Mobject<?>> present = Presence.children(mobject);
    List<Mobject<?>> remaining = new ArrayList<>();
    for (int i = 0; i < mobject.children().size(); i++) {
      if (present.contains(mobject.children().get(i))) {
        removeAbsent(mobject.children().get(i), copy.children().get(i));
        remaining.add(copy.children().get(i));
      }
    }
    if (remaining.size() < copy.children().size()) {
      copy.setChildren(remaining);
    }
  }

  /** Returns all objects of a class, including nested ones, in painting order. */
  @SuppressWarnings("rawtypes") // a class literal has no type arguments
  public <M extends Mobject> List<M> all(Class<M> type) {
    return stage.stream()
        .flatMap(mobject -> mobject.family().stream())
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }

  /** Returns the camera. */
  public Camera camera() {
    return frame.camera();
  }

  /** Returns the sources of all texts and formulas. */
  public List<String> texts() {
    return all(StringMobject.class).stream().map(text -> text.source()).toList();
  }

  /** Returns the values of the numbers with {@code decimals} decimal places. */
  public double[] values(int decimals) {
    return all(DecimalNumber.class).stream()
        .filter(number -> number.decimals() == decimals)
        .mapToDouble(DecimalNumber::value)
        .toArray();
  }

  /** Returns the heights of all rectangles, in stage units. */
  public List<Double> heights() {
    return all(Rectangle.class).stream().map(Rectangle::height).toList();
  }
}
