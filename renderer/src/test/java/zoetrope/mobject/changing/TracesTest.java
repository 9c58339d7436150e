package zoetrope.mobject.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.BLUE;
import static zoetrope.Zoetrope.RED;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.at;

import org.junit.jupiter.api.Test;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;

class TracesTest {
  /** Moves the dot to the right by one unit per second, for {@code steps} tenths of a second. */
  private static void go(Dot dot, zoetrope.mobject.Mobject<?> trace, int steps) {
    for (int i = 0; i < steps; i++) {
      dot.shift(RIGHT.times(0.1));
      trace.update(0.1);
    }
  }

  @Test
  void aTracedPathLeadsFromTheBeginningToThePoint() {
    Dot dot = new Dot();
    TracedPath path = new TracedPath(dot);
    go(dot, path, 20);
    assertEquals(0, path.start().distance(at(0, 0)), 1e-12);
    assertEquals(0, path.end().distance(dot.center()), 1e-12);
    assertEquals(2, path.width(), 1e-9);
  }

  @Test
  void aTraceBeginsWhereThePointIsWhenTimeBegins() {
    Dot dot = new Dot();
    TracedPath path = new TracedPath(dot);
    dot.moveTo(at(5, 0));
    path.update(0);
    go(dot, path, 10);
    assertEquals(0, path.start().distance(at(5, 0)), 1e-12);
  }

  @Test
  void aPathWithADurationForgetsEarlierPositions() {
    Dot dot = new Dot();
    TracedPath path = new TracedPath(dot::center).timeTraced(0.55);
    go(dot, path, 20);
    assertEquals(0.55, path.width(), 1e-9);
    for (int i = 0; i < 10; i++) {
      path.update(0.1);
    }
    assertTrue(path.localPath().isEmpty(), "the point has rested for longer than the time traced");
  }

  @Test
  void aTailThinsOutToItsEnd() {
    Dot dot = new Dot();
    TracingTail tail = new TracingTail(dot);
    go(dot, tail, 30);
    assertEquals(1, tail.width(), 1e-9);
    int last = tail.localPath().anchorCount() - 1;
    assertEquals(0, tail.style().stroke().width(0), 1e-12);
    assertEquals(3, tail.style().stroke().width(last), 1e-12);
  }

  @Test
  void aTailHasItsStrokeWidthAtThePoint() {
    Dot dot = new Dot();
    TracingTail tail = new TracingTail(dot).setStroke(RED, 8, 0.5);
    go(dot, tail, 30);
    int last = tail.localPath().anchorCount() - 1;
    assertEquals(0, tail.style().stroke().width(0), 1e-12);
    assertEquals(8, tail.style().stroke().width(last), 1e-12);
    assertEquals(RED.withAlpha(0), tail.strokeColor());
    tail.setStrokeWidth(2, 4);
    go(dot, tail, 1);
    assertEquals(2, tail.style().stroke().width(0), 1e-12);
  }

  @Test
  void aPointThatRestsLeavesNoTrace() {
    TracedPath path = new TracedPath(() -> at(1, 1));
    path.update(0.1);
    path.update(0.1);
    assertTrue(path.localPath().isEmpty());
  }

  @Test
  void aCopyContinuesIndependently() {
    Dot dot = new Dot();
    TracedPath path = new TracedPath(dot);
    go(dot, path, 5);
    TracedPath copy = path.copy();
    go(dot, path, 5);
    assertEquals(0.5, copy.width(), 1e-9);
    assertEquals(1, path.width(), 1e-9);
  }

  @Test
  void aTimeThatIsNotAboveZeroIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new TracedPath(new Dot()).timeTraced(0));
    assertThrows(
        IllegalArgumentException.class, () -> new TracedPath(new Dot()).timeTraced(Double.NaN));
  }

  @Test
  void aBoundaryIsDrawnInOneCycleAndFadesInTheNext() {
    Square square = new Square();
    AnimatedBoundary boundary = new AnimatedBoundary(square).colors(RED, BLUE);
    boundary.update(1);
    VMobject<?> growing = (VMobject<?>) boundary.get(0);
    assertEquals(2, growing.localPath().curveCount(), "half a round is half of the square");
    assertTrue(((VMobject<?>) boundary.get(1)).localPath().isEmpty());
    boundary.update(2);
    VMobject<?> fading = (VMobject<?>) boundary.get(1);
    assertEquals(square.path(), fading.path());
    assertEquals(1.5, fading.style().stroke().width(0), 1e-12);
    assertEquals(3, growing.style().stroke().width(0), 1e-12);
  }

  @Test
  void aBoundaryNeedsColoursAndARate() {
    AnimatedBoundary boundary = new AnimatedBoundary(new Square());
    assertThrows(IllegalArgumentException.class, boundary::colors);
    assertThrows(IllegalArgumentException.class, () -> boundary.cycleRate(0));
  }
}
