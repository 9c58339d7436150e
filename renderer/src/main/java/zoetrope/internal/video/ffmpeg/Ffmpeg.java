package zoetrope.internal.video.ffmpeg;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.avutil.LogCallback;
import org.bytedeco.ffmpeg.global.avcodec;
import org.bytedeco.ffmpeg.global.avutil;
import org.bytedeco.javacpp.BytePointer;
import zoetrope.internal.video.VideoException;

/**
 * Access to FFmpeg's libraries. Converts return codes to exceptions, and adds the libraries' log to
 * their messages.
 *
 * <p>This class loads libavutil and libavcodec, which all encoders and decoders need. Other
 * libraries are loaded when a class that needs them is used.
 */
public final class Ffmpeg {
  private static final ThreadLocal<StringBuilder> LOG = ThreadLocal.withInitial(StringBuilder::new);
  private static final int LOG_LIMIT = 600;

  /** The negative of EROFS, which is 30 on all platforms. */
  private static final int READ_ONLY = -30;

  /** A pattern of the messages of library loaders if there is not enough memory. */
  private static final Pattern OUT_OF_MEMORY =
      Pattern.compile("(?i)failed to map|cannot allocate memory|not enough memory");

  /**
   * A pattern of the message of the Linux loader if a library depends on another library that is
   * missing.
   */
  private static final Pattern MISSING =
      Pattern.compile("([\\w+.-]+\\.so[.\\d]*): cannot open shared object file");

  private Ffmpeg() {}

  /**
   * Loads the libraries, redirects their log, and clears the log of the calling thread.
   *
   * @throws VideoException if there are no libraries for this computer, or no safe folder for them
   */
  public static void init() {
    NativeLibraries.chooseFolder();
    if (Library.FAILURE != null) {
      throw new VideoException(Library.FAILURE.getMessage(), Library.FAILURE.getCause());
    }
    LOG.get().setLength(0);
  }

  private static VideoException failure(LinkageError error) {
    String output = "";
    for (Throwable e = error; e != null; e = e.getCause()) {
      String message = String.valueOf(e.getMessage());
      if (OUT_OF_MEMORY.matcher(message).find()) {
        return new VideoException(
            "cannot load FFmpeg: the memory limit of this process is too low: raise it, as with"
                + " ulimit -v unlimited",
            error);
      }
      output = message;
    }
    return new VideoException(
        "cannot load FFmpeg for "
            + System.getProperty("os.name")
            + " on "
            + System.getProperty("os.arch")
            + ": "
            + output
            + fix(output),
        error);
  }

  private static String fix(String output) {
    Matcher missing = MISSING.matcher(output);
    return missing.find()
        ? "; FFmpeg needs "
            + missing.group(1)
            + " of this system: install its package, such as libc6 or libstdc++6"
        : "; build with -Dnative.platform set to this platform, such as linux-x86_64, and allow"
            + " writing in the folder for native libraries";
  }

  /**
   * Returns {@code code} if it is no error code. {@code what} completes the message "cannot ...".
   *
   * @throws VideoException if it is an error code
   */
  public static int check(int code, String what) {
    if (code < 0) {
      throw failure(code, what);
    }
    return code;
  }

  /** Returns the exception for an error code. {@code what} completes the message "cannot ...". */
  static VideoException failure(int code, String what) {
    StringBuilder log = LOG.get();
    String output = log.toString().strip();
    log.setLength(0);
    return new VideoException(
        "cannot "
            + what
            + ": "
            + text(code)
            + fix(code)
            + (output.isEmpty() ? "" : "\n  FFmpeg: " + output.replace("\n", "\n  FFmpeg: ")));
  }

  /**
   * Returns the pointer if it is not null. {@code what} completes the message "cannot ...".
   *
   * @throws VideoException if it is null, which means that memory ran out
   */
  public static <T extends org.bytedeco.javacpp.Pointer> T notNull(T pointer, String what) {
    if (pointer == null || pointer.isNull()) {
      throw failure(avutil.AVERROR_ENOMEM(), what);
    }
    return pointer;
  }

  /**
   * Returns options in the form that the libraries need. The caller must free them with {@code
   * av_dict_free}.
   */
  public static AVDictionary dictionary(Map<String, String> options) {
    AVDictionary dictionary = new AVDictionary(null);
    options.forEach((key, value) -> avutil.av_dict_set(dictionary, key, value, 0));
    return dictionary;
  }

  /**
   * Returns the memory of the first {@code rows} rows of a plane, {@code frame.linesize} bytes
   * each.
   */
  public static ByteBuffer plane(AVFrame frame, int plane, int rows) {
    return frame.data(plane).capacity((long) frame.linesize(plane) * rows).asByteBuffer();
  }

  private static String text(int code) {
    byte[] buffer = new byte[avutil.AV_ERROR_MAX_STRING_SIZE];
    avutil.av_strerror(code, buffer, buffer.length);
    int end = 0;
    while (end < buffer.length && buffer[end] != 0) {
      end++;
    }
    return new String(buffer, 0, end, StandardCharsets.UTF_8);
  }

  private static String fix(int code) {
    if (code == avutil.AVERROR_ENOSPC()) {
      return "; the disk is full: free some space, or write elsewhere";
    }
    if (code == avutil.AVERROR_EACCES() || code == READ_ONLY) {
      return "; allow writing there, or write elsewhere";
    }
    if (code == avutil.AVERROR_ENOMEM()) {
      return "; use fewer workers, smaller frames or a faster preset";
    }
    return "";
  }

  /** Loads the libraries when it is initialised. */
  private static final class Library {
    /**
     * The reason why the libraries cannot be loaded; null if they are loaded. It is stored because
     * the JVM reports the cause of a failed class initialisation only once.
     */
    static final VideoException FAILURE;

    /**
     * Receives the log. The libraries keep a native pointer to this object, so it must not be
     * garbage-collected.
     */
    private static LogCallback collector;

    static {
      VideoException failure = null;
      try {
        avutil.av_log_set_level(avutil.AV_LOG_ERROR);
        collector = new LogCollector();
        avutil.setLogCallback(collector);
        avcodec.avcodec_version();
      } catch (LinkageError e) {
        failure = failure(e);
      }
      FAILURE = failure;
    }
  }

  private static final class LogCollector extends LogCallback {
    @Override
    public void call(int level, BytePointer message) {
      StringBuilder log = LOG.get();
      if (log.length() < LOG_LIMIT) {
        log.append(message.getString(StandardCharsets.UTF_8));
      }
    }
  }
}
