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
import zoetrope.scenes.components.FrameShape;

/** The act that shows the text with words brightened by the activation of a neuron. */
final class NeuronsAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final int MAX_NAMED = 6;

  private final FrameShape shape = FrameShape.current();
  private final double top = shape.choose(2.1, 3, 4.5);
  private final double pitch = shape.choose(0.5, 0.68, 0.95);
  private final double summaryY = shape.choose(-3.2, -4.4, -6);
  private final double maxWidth = shape.choose(12, 10, 8.2);

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
    Group<Text> title = group();
    for (int neuron : firing.choice()) {
      Group<Text> next = title(neuron);
      List<Animation<?>> colors = new ArrayList<>();
      for (int s = 0; s < words.size(); s++) {
        for (int w = 0; w < words.get(s).size(); w++) {
          Color color = GREY_C.lerp(YELLOW, firing.share(neuron, s, w));
          colors.add(animate(words.get(s).get(w), word -> word.setColor(color)));
        }
      }
      colors.add(title.size() == 0 ? fadeIn(next) : fadeOut(title));
      play(lasting(1.5), colors.toArray(new Animation<?>[0]));
      if (title.size() > 0) {
        play(fadeIn(next).runTime(0.5));
      }
      title = next;
      pause(2);
    }
    conclude(title);
    narration.finish();
    return null;
  }

  /** Returns the name of a neuron and the words that it fires for. */
  private Group<Text> title(int neuron) {
    var name =
        text("Neuron " + neuron)
            .fontSize(48)
            .setColor(YELLOW)
            .moveTo(up(shape.choose(3.2, 4.4, 6.3)));
    List<String> all = firing.words(neuron);
    String some = String.join(", ", all.subList(0, Math.min(MAX_NAMED, all.size())));
    String more = all.size() > MAX_NAMED ? " …" : "";
    var named = text("fires most for: " + some + more).fontSize(36).setMaxWidth(maxWidth);
    return group(name, named.setY(summaryY));
  }

  private void conclude(Group<Text> title) {
    narration.tell("When a neuron fires, its column of the second matrix is added to the stream.");
    var conclusion =
        tex(
            "\\text{a neuron adds its column of } W_{\\mathrm{down}} \\text{, times how strongly it"
                + " fires}");
    conclusion.fontSize(40).setMaxWidth(shape.choose(13.2, 10, 8.2)).moveTo(up(summaryY));
    play(fadeOut(title).runTime(0.5));
    play(fadeIn(conclusion));
    pause(2.5);
  }

  private void addLine(Group<Text> lines, List<List<Mobject<?>>> words, List<String> read) {
    var line =
        text(String.join(" ", read))
            .fontSize(firing.toy() ? shape.choose(34, 44, 48) : 44)
            .setColor(GREY_C);
    double y = firing.toy() ? top - lines.size() * pitch : 0.6 - lines.size() * 1.2;
    if (firing.toy()) {
      line.setX(shape.choose(-2.9, -3.8, -4), LEFT);
    } else {
      line.setMaxWidth(shape.choose(12.5, 10, 8.2));
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
