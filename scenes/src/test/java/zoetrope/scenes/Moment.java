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
 * The stage when a play or pause is over.
 *
 * @param end of the play, in seconds
 * @param stage copies of the objects that the stage lists, from back to front
 * @param frame what is seen
 */
public record Moment(double end, List<Mobject<?>> stage, Frame frame) {
  static Moment of(double end, StageView stage) {
    List<Mobject<?>> copies = new ArrayList<>();
    stage.mobjects().forEach(mobject -> copies.add(copyOf(mobject)));
    return new Moment(end, List.copyOf(copies), stage.frame());
  }

  /** A copy of a family without what was taken off the stage. */
  private static Mobject<?> copyOf(Mobject<?> mobject) {
    Mobject<?> copy = (Mobject<?>) mobject.copy();
    leaveOut(mobject, copy);
    return copy;
  }

  private static void leaveOut(Mobject<?> mobject, Mobject<?> copy) {
    List<Mobject<?>> present = Presence.children(mobject);
    List<Mobject<?>> kept = new ArrayList<>();
    for (int i = 0; i < mobject.children().size(); i++) {
      if (present.contains(mobject.children().get(i))) {
        leaveOut(mobject.children().get(i), copy.children().get(i));
        kept.add(copy.children().get(i));
      }
    }
    if (kept.size() < copy.children().size()) {
      copy.setChildren(kept);
    }
  }

  /** All objects of a class, those within others too, in the order of painting. */
  @SuppressWarnings("rawtypes") // a class literal knows no type arguments
  public <M extends Mobject> List<M> all(Class<M> type) {
    return stage.stream()
        .flatMap(mobject -> mobject.family().stream())
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }

  /** Where the camera is. */
  public Camera camera() {
    return frame.camera();
  }

  /** The sources of all texts and formulas. */
  public List<String> texts() {
    return all(StringMobject.class).stream().map(text -> text.source()).toList();
  }

  /** The values of the numbers that have so many decimal places. */
  public double[] values(int decimals) {
    return all(DecimalNumber.class).stream()
        .filter(number -> number.decimals() == decimals)
        .mapToDouble(DecimalNumber::value)
        .toArray();
  }

  /** The heights of all rectangles, in stage units. */
  public List<Double> heights() {
    return all(Rectangle.class).stream().map(Rectangle::height).toList();
  }
}
