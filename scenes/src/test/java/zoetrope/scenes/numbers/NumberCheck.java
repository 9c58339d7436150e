package zoetrope.scenes.numbers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.text.AbstractNumber;
import zoetrope.mobject.text.StringMobject;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageSettings;
import zoetrope.scene.StageView;
import zoetrope.scene.Statement;

/**
 * Runs a scene and checks its numbers by computing them again: the relations that it states, with
 * the values that the texts on the stage show, and the equations that texts and formulas contain.
 */
final class NumberCheck implements StageObserver {
  private final Set<String> faults = new TreeSet<>();
  private final Set<Mobject<?>> read = Collections.newSetFromMap(new IdentityHashMap<>());
  private int statements;
  private int equations;

  private NumberCheck() {}

  /** Runs a scene at a low rate. */
  static NumberCheck of(Scene scene, Map<String, String> parameters) {
    var check = new NumberCheck();
    StageSettings settings = StageSettings.of(FrameRate.of(1)).withParameters(parameters);
    Stage.observe(scene, settings, check);
    return check;
  }

  /** Returns what is wrong, with the time of each fault. */
  List<String> faults() {
    return List.copyOf(faults);
  }

  /** Returns the number of results that were computed again. */
  int checked() {
    return statements + equations;
  }

  @Override
  public void stated(Statement statement, StageView stage) {
    List<String> wrong = new ArrayList<>();
    if (!statement.contradiction().isEmpty()) {
      wrong.add(statement.contradiction());
    }
    Set<Mobject<?>> present = stage.present();
    for (Mobject<?> object : statement.objects()) {
      if (!present.contains(object)) {
        wrong.add("the statement is about " + name(object) + ", which is not on the stage");
      } else if (isInvisible(object)) {
        wrong.add("the statement is about " + name(object) + ", which is invisible");
      }
    }
    statements += statement instanceof Relation relation ? relation.results().size() : 1;
    report(wrong, stage);
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    Set<Mobject<?>> present = stage.present();
    for (Mobject<?> top : stage.mobjects()) {
      for (Mobject<?> member : top.family()) {
        if (member instanceof StringMobject<?> text && present.contains(text) && read.add(text)) {
          equations += Equations.count(text.source());
          report(Equations.contradictions(text.source()), stage);
        }
      }
    }
  }

  private static boolean isInvisible(Mobject<?> object) {
    return object.family().stream()
        .filter(VMobject.class::isInstance)
        .filter(member -> member.children().isEmpty())
        .allMatch(member -> ((VMobject<?>) member).style().isInvisible());
  }

  private static String name(Mobject<?> object) {
    return object instanceof AbstractNumber<?> number
        ? number.text()
        : object instanceof StringMobject<?> text ? text.source() : object.toString();
  }

  private void report(List<String> wrong, StageView stage) {
    String time = stage.soFar().duration().seconds() + " s: ";
    wrong.forEach(fault -> faults.add(time + fault));
  }
}
