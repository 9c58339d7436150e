package zoetrope.render.scenes;

import static zoetrope.Zoetrope.ORIGIN;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.animate;
import static zoetrope.Zoetrope.fadeIn;

import java.nio.file.Path;
import zoetrope.mobject.Group;
import zoetrope.mobject.ImageMobject;
import zoetrope.mobject.Square;
import zoetrope.mobject.Tex;
import zoetrope.mobject.Text;
import zoetrope.mobject.image.Pictures;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** Makes one of the mistakes that authors make. */
public final class Mistaken extends Scene {
  /** What is wrong. */
  public enum Mistake {
    MISSING_PICTURE,
    MISSING_RESOURCE,
    BROKEN_PICTURE,
    UNKNOWN_COMMAND,
    UNCLOSED_BRACE,
    UNKNOWN_ENVIRONMENT,
    MISSING_GLYPH,
    CONTROL_CHARACTER,
    MISSING_PART,
    EXCEPTION,
    NULL,
    NULL_CHILD,
    ERROR,
    ENDLESS_RECURSION,
    NO_PLAY,
    NOT_A_NUMBER,
    INFINITE,
    NO_TARGET,
    NEGATIVE_RUN_TIME,
    ENDLESS_RUN_TIME,
    NEGATIVE_PAUSE,
    EMPTY_PLAY,
    PART_OF_ITSELF,
    NO_TIME
  }

  private final Parameter<Mistake> mistake = parameter("mistake", Mistake.EXCEPTION);
  private final Parameter<String> folder = parameter("folder", ".");

  @Override
  protected void construct() {
    Square square = new Square(1);
    if (mistake.get() == Mistake.NO_PLAY) {
      add(square);
      return;
    }
    play(fadeIn(square));
    switch (mistake.get()) {
      case MISSING_PICTURE -> add(new ImageMobject(Pictures.load(file("creatura.png"))));
      case MISSING_RESOURCE -> add(new ImageMobject(Pictures.resource(Mistaken.class, "none")));
      case BROKEN_PICTURE -> add(new ImageMobject(Pictures.load(file("broken.png"))));
      case UNKNOWN_COMMAND -> add(new Tex("a + \\fracc{1}{2}"));
      case UNCLOSED_BRACE -> add(new Tex("a + {b"));
      case UNKNOWN_ENVIRONMENT -> add(new Tex("\\begin{algin} a \\end{algin}"));
      case MISSING_GLYPH -> add(new Text("play \uD834\uDD1E now"));
      case CONTROL_CHARACTER -> add(new Text("ring \u0007"));
      case MISSING_PART -> new Text("a blue creature").part("cretaure");
      case EXCEPTION -> throw new IllegalArgumentException("the third box has no label");
      case NULL -> add((Square) null);
      case NULL_CHILD -> add(new Group<>(square, null));
      case ERROR -> throw new AssertionError("the sizes differ");
      case ENDLESS_RECURSION -> endless(0);
      case NOT_A_NUMBER -> play(animate(square, s -> s.shift(RIGHT.times(0.0 / 0.0))));
      case INFINITE -> play(animate(square, s -> s.scale(1 / ORIGIN.x())));
      case NO_TARGET -> square.target();
      case NEGATIVE_RUN_TIME -> play(fadeIn(new Square(1)).runTime(-1));
      case ENDLESS_RUN_TIME -> play(fadeIn(new Square(1)).runTime(1.0 / 0));
      case NEGATIVE_PAUSE -> pause(-0.5);
      case EMPTY_PLAY -> play();
      case PART_OF_ITSELF -> square.add(square);
      case NO_TIME -> play(animate(square, s -> s.shift(RIGHT)).runTime(0));
      default -> throw new IllegalStateException("no such mistake");
    }
    pause(0.1);
  }

  private static int endless(int depth) {
    return 1 + endless(depth + 1);
  }

  private Path file(String name) {
    return Path.of(folder.get(), name);
  }
}
