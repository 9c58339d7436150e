package zoetrope.internal.video.mux;

import static org.bytedeco.ffmpeg.global.avutil.av_calloc;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_set;
import static org.bytedeco.ffmpeg.global.avutil.av_mallocz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.ffmpeg.avformat.AVChapter;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.Pointer;
import org.bytedeco.javacpp.PointerPointer;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.ffmpeg.Ffmpeg;

/** Passes chapters to an FFmpeg muxer. */
final class Chapters {
  private Chapters() {}

  /**
   * Adds chapters to {@code context}, which then owns and frees them. Must be called at most once,
   * before the header is written. {@code what} completes the message "cannot ...".
   */
  static void add(AVFormatContext context, List<Chapter> titled, FrameRate rate, String what) {
    List<Chapter> chapters = fromTheBeginning(titled);
    Pointer list = av_calloc(chapters.size(), Pointer.sizeof(PointerPointer.class));
    context.chapters(new PointerPointer<>(Ffmpeg.notNull(list, what)));
    for (int i = 0; i < chapters.size(); i++) {
      Chapter chapter = chapters.get(i);
      Pointer room = Ffmpeg.notNull(av_mallocz(Pointer.sizeof(AVChapter.class)), what);
      AVChapter entry = new AVChapter(room);
      context.chapters(i, entry);
      context.nb_chapters(i + 1);
      entry.id(i + 1);
      entry.time_base().num(rate.denominator()).den(rate.numerator());
      entry.start(chapter.from());
      entry.end(chapter.to());
      entry.metadata(title(chapter, what));
    }
  }

  /**
   * Returns the chapters. If the first chapter does not begin with the video, an untitled chapter
   * is added before it. This is needed because in MP4 and QuickTime the first chapter always begins
   * with the video.
   */
  private static List<Chapter> fromTheBeginning(List<Chapter> chapters) {
    if (chapters.get(0).from() == 0) {
      return chapters;
    }
    List<Chapter> all = new ArrayList<>(chapters);
    all.add(0, new Chapter("", 0, chapters.get(0).from()));
    return all;
  }

  private static AVDictionary title(Chapter chapter, String what) {
    AVDictionary metadata = new AVDictionary(null);
    try (BytePointer key = new BytePointer("title", StandardCharsets.UTF_8);
        BytePointer value = new BytePointer(chapter.title(), StandardCharsets.UTF_8)) {
      Ffmpeg.check(av_dict_set(metadata, key, value, 0), what);
    }
    return metadata;
  }
}
