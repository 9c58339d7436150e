package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;

/** The act that shows the text with words brightened by the activation of a neuron. */
final class NeuronsAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final double TOP = 2.1;
  private static final double PITCH = 0.5;

  private final Firing firing;

  NeuronsAct(Firing firing) {
    this.firing = firing;
  }

  @Override
  protected Void construct() {
    narration.tell(
        firing.toy()
            ? "Which words make a neuron fire? In this trained toy, a few of a kind."
            : "Which tokens make a neuron fire? The brighter, the more.");
    Group<Text> lines = group();
    List<List<Mobject<?>>> words = new ArrayList<>();
    for (List<String> line : firing.lines()) {
      addLine(lines, words, line);
    }
    play(laggedStart(lines, line -> fadeIn(line)).lagRatio(0.1).runTime(2));
    Text title = null;
    for (int neuron : firing.choice()) {
      var next = text("Neuron " + neuron).fontSize(48).setColor(YELLOW).moveTo(up(3.2));
      List<Animation<?>> colors = new ArrayList<>();
      for (int s = 0; s < words.size(); s++) {
        for (int w = 0; w < words.get(s).size(); w++) {
          Color color = GREY_C.lerp(YELLOW, firing.share(neuron, s, w));
          colors.add(animate(words.get(s).get(w), word -> word.setColor(color)));
        }
      }
      colors.add(title == null ? fadeIn(next) : fadeOut(title));
      play(lasting(1.5), colors.toArray(new Animation<?>[0]));
      if (title != null) {
        play(fadeIn(next).runTime(0.5));
      }
      title = next;
      pause(2.5);
    }
    narration.finish();
    return null;
  }

  private void addLine(Group<Text> lines, List<List<Mobject<?>>> words, List<String> read) {
    var line = text(String.join(" ", read)).fontSize(firing.toy() ? 34 : 44).setColor(GREY_C);
    double y = firing.toy() ? TOP - lines.size() * PITCH : 0.6 - lines.size() * 1.2;
    if (firing.toy()) {
      line.setX(-2.9, LEFT);
    } else {
      line.setMaxWidth(12.5);
    }
    lines.add(line.shift(up(y - line.baseline().y())));
    List<Mobject<?>> parts = new ArrayList<>();
    int start = 0;
    for (String word : read) {
      parts.add(line.part(start, start + word.length()));
      start += word.length() + 1;
    }
    words.add(parts);
  }
}
