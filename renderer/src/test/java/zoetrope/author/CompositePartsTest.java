package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.author.Runs.run;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.animation.composition.Animations;
import zoetrope.frame.Item;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.drawings.Clock;
import zoetrope.mobject.graph.Edge;
import zoetrope.mobject.graph.Graph;
import zoetrope.mobject.graph.Layouts;

/** Parts of composite objects during animations. */
class CompositePartsTest {

  @Test
  void edgesFollowAVertexThatMovesAlone() {
    Graph<Integer> graph =
        new Graph<>(List.of(1, 2), List.of(Edge.of(1, 2))).layout(Layouts.circular());

    Runs.Run run =
        run(
            s -> {
              s.put(graph);
              s.playAll(Animations.animate(graph.vertex(1), v -> v.shift(Directions.UP)));
            });

    for (int k = 0; k < run.frames().size(); k++) {
      int frame = k;
      Vec dot =
          run.frames().get(k).items().stream()
              .filter(
                  i -> Math.abs(i.bounds().size().x() - 0.16) < 1e-3 && i.bounds().center().x() > 0)
              .findFirst()
              .orElseThrow(() -> new AssertionError("no vertex in frame " + frame))
              .bounds()
              .center();
      boolean meets =
          run.frames().get(k).items().stream()
              .map(i -> (Item.Shape) i)
              .map(i -> i.path().transform(i.transform()))
              .anyMatch(path -> isAt(path, dot));
      assertTrue(meets, () -> "frame " + frame);
    }
  }

  private static boolean isAt(Path path, Vec point) {
    return path.start().distance(point) < 1e-6 || path.end().distance(point) < 1e-6;
  }

  @Test
  void fadingOutAVertexRemovesItsEdges() {
    Graph<Integer> graph =
        new Graph<>(List.of(1, 2, 3), Edge.cycle(List.of(1, 2, 3))).layout("circular");

    Runs.Run run =
        run(
            s -> {
              s.put(graph);
              s.playAll(Animations.fadeOut(graph.removeVertex(2)));
              s.rest(0.1);
            });

    assertEquals(3, run.frames().get(run.frames().size() - 1).items().size());
  }

  @Test
  void aClockShowsPassingTime() {
    Clock clock = new Clock();

    Runs.Run run =
        run(
            s -> {
              s.put(clock);
              s.playAll(
                  Animations.rotating(clock.hourHand(), -Math.PI / 2).about(clock.faceCenter()),
                  Animations.rotating(clock.minuteHand(), -6 * Math.PI).about(clock.faceCenter()));
            });

    assertEquals(50, run.frames().size());
    assertEquals(0, clock.hourHand().end().distance(Vec.of(0.3, 0)), 1e-9);
    assertEquals(0, clock.minuteHand().end().distance(Vec.of(0, 0.6)), 1e-9);
  }
}
