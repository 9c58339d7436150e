package zoetrope.scenes.slides;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.TexText;

/**
 * The act where several heads attend side by side and their results are stacked: multi-head
 * attention.
 */
final class HeadsAct extends Act<Void> {
  private static final double WIDTH = 7.4;
  private static final double STACK_HEIGHT = 1.1;

  /** The middles of the rows of weights and results, and of the stack of results. */
  private final Vec weightsPlace = at(2.9, -1).plus(LayerDiagram.offset());

  private final Vec resultsPlace = at(2.9, 0.45).plus(LayerDiagram.offset());
  private final Vec stackPlace = at(2.9, 2.25).plus(LayerDiagram.offset());

  private final LayerDiagram chart;
  private final Sequences sequences;
  private final int heads;
  private final double pitch;
  private final Group<TexText> lines;

  private final Group<Group<Mobject<?>>> weights;
  private final Group<Tex> weightNames;
  private final Group<Sheet> results;
  private final Group<Tex> resultNames;
  private final Group<Arrow> inputs;
  private final Group<Arrow> outputs;
  private final Group<Tex> valueNames;

  HeadsAct(LayerDiagram chart, Sequences sequences, int heads, Vec text, double size) {
    this.chart = chart;
    this.sequences = sequences;
    this.heads = heads;
    pitch = Math.min(2.2, WIDTH / heads);
    lines =
        group(
            texText("Several such processes can be combined"),
            texText("in which case $Y$ is the concatenation"),
            texText("of the separate results."),
            texText("This is", "\\textbf{multi-head attention}."));
    lines.scale(size).arrangeLines(0.1, LEFT).moveTo(text, LEFT);
    List<Group<Mobject<?>>> patterns = new ArrayList<>();
    List<Sheet> sheets = new ArrayList<>();
    List<Arrow> in = new ArrayList<>();
    List<Arrow> out = new ArrayList<>();
    for (int n = 0; n < heads; n++) {
      double x = weightsPlace.x() + (n - (heads - 1) / 2.0) * pitch;
      var pattern = LayerDiagram.matrix(sequences.cross(n)).setWidth(0.72 * pitch);
      pattern.moveTo(at(x, weightsPlace.y()));
      var sheet = chart.results.copy().stretchToHeight(0.35).stretchToWidth(0.6 * pitch);
      sheet.moveTo(at(x, resultsPlace.y()));
      patterns.add(pattern);
      sheets.add(sheet);
      in.add(thin(chart.x.top(), pattern.bottom().minus(at(0.1, 0))));
      in.add(thin(chart.asking.top(), pattern.bottom().plus(at(0.1, 0))));
      out.add(thin(pattern.top(), sheet.bottom()));
    }
    weights = group(patterns);
    results = group(sheets);
    inputs = group(in);
    outputs = group(out);
    weightNames =
        weights.mapIndexed(
            (pattern, n) -> name("A", n).setBackstroke(BLACK, 6).moveTo(pattern.center()));
    valueNames =
        outputs.mapIndexed(
            (arrow, n) -> name("V", n).scale(0.85).setColor(GREY_A).nextTo(arrow, RIGHT, 0.08));
    resultNames = results.mapIndexed((sheet, n) -> name("Y", n).nextTo(sheet, UP, 0.12));
  }

  @Override
  protected Void construct() {
    splitIntoHeads();
    concatenate();
    nameIt();
    return null;
  }

  private static Arrow thin(Vec from, Vec to) {
    return arrow(from, to).buff(0.1).setStrokeWidth(2).setColor(GREY_C);
  }

  private static Tex name(String letter, int n) {
    return tex(letter + "^{(" + (n + 1) + ")}").scale(0.6);
  }

  private void splitIntoHeads() {
    play(
        fadeIn(lines.get(0)).lagRatio(0.02),
        fadeOut(chart.maps),
        fadeOut(chart.matrices),
        fadeOut(chart.flows),
        fadeOut(chart.names.from(2)),
        fadeOut(chart.keys).shift(up(0.5)),
        fadeOut(chart.values).shift(up(0.5)),
        fadeOut(chart.queries).shift(up(0.5)),
        replacementTransform(chart.weights, weights.first()).timeSpan(0.5, 1.5),
        replacementTransform(chart.results, results.first()).timeSpan(0.5, 1.5));
    List<Animation<?>> spreading = new ArrayList<>();
    for (int n = 1; n < heads; n++) {
      spreading.add(fadeTransform(weights.first().copy(), weights.get(n)));
    }
    play(
        laggedStart(spreading).lagRatio(0.4).runTime(2),
        laggedStartMap(inputs, arrow -> growArrow(arrow)));
    List<Animation<?>> sheets = new ArrayList<>();
    for (int n = 1; n < heads; n++) {
      sheets.add(fadeIn(results.get(n)).shift(up(0.2)));
    }
    play(
        laggedStartMap(weightNames, name -> fadeIn(name)).lagRatio(0.2).runTime(1.5),
        laggedStartMap(outputs, arrow -> growArrow(arrow)).lagRatio(0.2).runTime(1.5),
        laggedStartMap(valueNames, name -> fadeIn(name)).lagRatio(0.2).runTime(1.5),
        laggedStart(sheets).lagRatio(0.3).runTime(1.5),
        laggedStartMap(resultNames, name -> fadeIn(name)).lagRatio(0.2).runTime(1.5));
    pause();
  }

  private void concatenate() {
    double height = STACK_HEIGHT / heads;
    List<Animation<?>> stacking = new ArrayList<>();
    List<Sheet> strips = new ArrayList<>();
    for (int n = 0; n < heads; n++) {
      var strip = results.get(n).copy().stretchToHeight(height).stretchToWidth(1.8);
      strip.moveTo(at(stackPlace.x(), stackPlace.y() + STACK_HEIGHT / 2 - (n + 0.5) * height));
      strips.add(strip);
      stacking.add(Sheet.emerge(results.get(n), strip));
    }
    var stack = group(strips);
    var whole = tex("Y").scale(0.8).nextTo(stack, LEFT, 0.15);
    var parts = stack.mapIndexed((strip, n) -> name("Y", n).scale(0.8).nextTo(strip, RIGHT, 0.15));
    play(
        fadeIn(lines.get(1)).lagRatio(0.02),
        laggedStart(stacking).lagRatio(0.3).runTime(2),
        laggedStartMap(parts, part -> fadeIn(part)).lagRatio(0.3));
    play(fadeIn(lines.get(2)).lagRatio(0.02), fadeIn(whole));
    pause();
  }

  private void nameIt() {
    var name = lines.get(3).part(1);
    play(fadeIn(lines.get(3)).lagRatio(0.02));
    play(animate(name, words -> words.setColor(YELLOW)));
    pause(2);
  }
}
