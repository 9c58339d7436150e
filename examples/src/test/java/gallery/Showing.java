package gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.StringMobject;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageSettings;
import zoetrope.scene.StageView;

/** A run of a scene without drawing: its stage after each play and pause. */
final class Showing {
  private static final StageSettings SETTINGS = StageSettings.of(FrameRate.of(10));

  private final List<Moment> moments = new ArrayList<>();

  private Showing() {}

  /** Runs a scene to its end. */
  static Showing of(Scene scene) {
    Showing showing = new Showing();
    Stage.observe(
        scene,
        SETTINGS,
        new StageObserver() {
          @Override
          public void ended(PlayRecord play, StageView stage) {
            showing.moments.add(Moment.of(stage));
          }
        });
    return showing;
  }

  /** Returns the stage after a play or pause: 0 is the first, -1 the last. */
  Moment after(int index) {
    return moments.get(index < 0 ? moments.size() + index : index);
  }

  /** Returns the stage after each play and pause. */
  List<Moment> moments() {
    return List.copyOf(moments);
  }

  /** Returns the stage at the end. */
  Moment end() {
    return after(-1);
  }

  /**
   * The stage at one time.
   *
   * @param stage copies of its objects
   * @param frame the frame
   */
  record Moment(List<Mobject<?>> stage, Frame frame) {
    private static Moment of(StageView view) {
      List<Mobject<?>> copies = new ArrayList<>();
      view.mobjects().forEach(mobject -> copies.add((Mobject<?>) mobject.copy()));
      return new Moment(List.copyOf(copies), view.frame());
    }

    /** Returns all objects of a class, from back to front. */
    @SuppressWarnings("rawtypes") // a class literal has no type arguments
    <M extends Mobject> List<M> all(Class<M> type) {
      return stage.stream()
          .flatMap(mobject -> mobject.family().stream())
          .filter(type::isInstance)
          .map(type::cast)
          .toList();
    }

    /** Returns the only object of a class. */
    @SuppressWarnings("rawtypes") // a class literal has no type arguments
    <M extends Mobject> M the(Class<M> type) {
      List<M> found = all(type);
      assertEquals(1, found.size(), () -> type.getSimpleName() + ": " + found);
      return found.get(0);
    }

    /** Returns the text or formula with this source. */
    @SuppressWarnings("rawtypes") // a class literal has no type arguments
    StringMobject<?> text(String source) {
      List<StringMobject> found =
          all(StringMobject.class).stream().filter(t -> t.source().equals(source)).toList();
      assertEquals(1, found.size(), source);
      return found.get(0);
    }
  }

  /** Asserts that two points are at most a millionth of a unit apart. */
  static void assertAt(Vec expected, Vec point) {
    assertEquals(0, expected.minus(point).length(), 1e-6, () -> point + " for " + expected);
  }
}
