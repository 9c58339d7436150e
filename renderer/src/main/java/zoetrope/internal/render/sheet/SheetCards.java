package zoetrope.internal.render.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.internal.render.still.StagePicture;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageView;
import zoetrope.scene.Subtitle;

/**
 * Collects the frames of a storyboard while a scene runs: the last frame of each play. A pause that
 * ends with the same frame as the play before it is left out.
 */
final class SheetCards implements CardSource {
  private static final String PAUSE = "pause";

  private final boolean words;
  private final List<PlayRecord> plays = new ArrayList<>();
  private final List<StagePicture> pictures = new ArrayList<>();

  /**
   * Creates an observer.
   *
   * @param words whether the words in the frames are collected, too
   */
  SheetCards(boolean words) {
    this.words = words;
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    StagePicture picture =
        words ? StagePicture.of(stage) : new StagePicture(stage.frame(), Map.of());
    Frame last = pictures.isEmpty() ? null : pictures.get(pictures.size() - 1).frame();
    boolean pause = play.description().equals(PAUSE);
    if (pause && last != null && picture.frame().showsSameAs(last)) {
      return;
    }
    plays.add(play);
    pictures.add(picture);
  }

  @Override
  public List<SheetCard> cards(StageResult result) {
    List<SheetCard> cards = new ArrayList<>();
    int section = 0;
    int subtitle = 0;
    for (int i = 0; i < plays.size(); i++) {
      PlayRecord play = plays.get(i);
      double end = play.start().plus(play.duration()).seconds();
      String begins = "";
      while (section < result.sections().size()
          && result.sections().get(section).play() <= play.index()) {
        Section next = result.sections().get(section++);
        begins = begins.isEmpty() ? next.name() : begins + " / " + next.name();
      }
      StringBuilder caption = new StringBuilder();
      boolean last = i == plays.size() - 1;
      while (subtitle < result.subtitles().size()
          && (last || result.subtitles().get(subtitle).start().seconds() < end)) {
        Subtitle next = result.subtitles().get(subtitle++);
        caption.append(caption.length() == 0 ? "" : " ").append(next.text());
      }
      String source = play.place();
      String happens = play.description().equals(PAUSE) ? "" : play.description();
      StagePicture picture = pictures.get(i);
      cards.add(
          new SheetCard(
              picture.frame(),
              picture.words(),
              Integer.toString(play.index()),
              clock(end),
              source,
              begins,
              caption.toString(),
              happens,
              List.of()));
    }
    return cards;
  }

  /** Returns a time in minutes and seconds, such as {@code 1:05.3}. */
  static String clock(double seconds) {
    long tenths = Math.round(seconds * 10);
    return String.format(Locale.ROOT, "%d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10);
  }
}
