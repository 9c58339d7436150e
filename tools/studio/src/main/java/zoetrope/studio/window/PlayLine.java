package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.function.BiFunction;
import zoetrope.render.result.UsageException;
import zoetrope.scene.PlayRecord;
import zoetrope.studio.edit.JavaFile;
import zoetrope.studio.edit.TextEdit;
import zoetrope.studio.live.LiveScene;
import zoetrope.studio.window.VerifiedEdits.Place;

/**
 * A source line that plays.
 *
 * @param times the number of plays that this line starts
 */
record PlayLine(String file, int line, int times) {
  /**
   * Returns the line of a play of a page. If the page has seen the play in an earlier version of
   * the sources, the play is found by its index.
   *
   * @param generation the version of the sources that {@code scene} was compiled from
   * @throws UsageException if the scene has more or fewer plays now
   */
  static PlayLine of(JsonNode play, LiveScene scene, int generation) {
    if (play.path("generation").asInt(generation) == generation) {
      return new PlayLine(
          play.path("file").asText(), play.path("line").asInt(), play.path("times").asInt(1));
    }
    List<PlayRecord> plays = scene.whole().join().plays();
    int index = play.path("index").asInt();
    UsageException.require(
        plays.size() == play.path("plays").asInt() && index < plays.size(),
        "the scene has other plays now: try again");
    return of(plays.get(index), plays);
  }

  static PlayLine of(PlayRecord play, List<PlayRecord> all) {
    long times = all.stream().filter(other -> other.place().equals(play.place())).count();
    return new PlayLine(play.file(), play.line(), (int) times);
  }

  /** Returns the place of the statement that plays. */
  Place at(BiFunction<JavaFile, Integer, TextEdit> edit) {
    return new Place(
        file,
        line,
        java -> {
          UsageException.require(
              times == 1, "line %s plays several times: paste the code from the clipboard", line);
          return edit.apply(java, line);
        });
  }
}
