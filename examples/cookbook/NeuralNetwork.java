package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Circle;

/** Activations run through a network, layer by layer. */
public final class NeuralNetwork extends Scene {
  @Override
  protected void construct() {
    var layers = group(List.of(4, 6, 6, 3).stream().map(n -> circle(0.32).replicate(n)));
    layers.forEach(l -> l.arrange(DOWN, 0.35).setStroke(WHITE, 2).setFill(BLACK, 1));
    layers.arrange(RIGHT, 2.4);
    Group<Group<Line>> weights = group();
    for (int i = 1; i < layers.size(); i++) {
      weights.add(weights(layers.get(i - 1), layers.get(i)));
    }
    play(laggedStart(layers, l -> fadeIn(l)), laggedStart(weights, w -> fadeIn(w)));
    add(weights, layers);
    for (int i = 0; i < layers.size(); i++) {
      if (i > 0) {
        var pulses = weights.get(i - 1).copy().setStroke(YELLOW, 3);
        play(laggedStart(pulses, p -> showPassingFlash(p)).lagRatio(0.01).runTime(0.8));
      }
      play(animate(layers.get(i), l -> l.forEach(n -> n.setFill(YELLOW, activation()))));
    }
    pause();
  }

  private double activation() {
    return random().nextDouble();
  }

  private Group<Line> weights(Group<Circle> from, Group<Circle> to) {
    Group<Line> lines = group();
    for (var a : from) {
      for (var b : to) {
        var color = random().nextBoolean() ? BLUE : RED;
        lines.add(line(a, b).setStroke(color, 3 * random().nextDouble(), 0.6));
      }
    }
    return lines;
  }
}
