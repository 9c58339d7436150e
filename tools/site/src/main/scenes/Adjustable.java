import static zoetrope.Zoetrope.*;

/** A row of shapes that the viewer can adjust. */
public final class Adjustable extends Scene {
  enum Kind {
    CIRCLE,
    ROUNDED_SQUARE
  }

  private final Parameter<Integer> count = parameter("n", 5, "how many shapes, at least 1");
  private final Parameter<Double> size = parameter("size", 0.5, "half the width of a shape");
  private final Parameter<Kind> kind = parameter("kind", Kind.CIRCLE, "which shape");
  private final Parameter<String> title = parameter("title", "A row of shapes", "the title");
  private final Parameter<Boolean> filled = parameter("filled", true, "whether shapes are filled");

  @Override
  protected void construct() {
    double radius = size.get();
    var shape =
        kind.get() == Kind.CIRCLE
            ? circle(radius)
            : roundedRectangle(2 * radius, 2 * radius, radius / 2);
    shape.setStroke(BLUE, 4).setFill(BLUE, filled.get() ? 0.5 : 0);
    var row = shape.replicate(count.get()).arrange(RIGHT, 0.3);
    add(text(title.get()).toEdge(UP));
    play(laggedStart(row, s -> create(s)).lagRatio(0.2));
    pause();
  }
}
