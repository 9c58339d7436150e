@echo off
rem Starts Zoetrope with the Java that lies beside it.
setlocal EnableExtensions DisableDelayedExpansion
set "LIB=%~dp0..\lib"
set "COLLECTOR=-XX:+UseParallelGC -XX:MaxNewSize=256m"
set "OPTIONS_OF_JAVA=^[A-Z_]*JAVA_[A-Z_]*OPT[A-Z]*="
set | findstr /i /r /c:"%OPTIONS_OF_JAVA%.*-XX:+Use[A-Z0-9]*GC" /c:"%OPTIONS_OF_JAVA%.*@" >nul && set "COLLECTOR="
rem The studio has its heap at once, unless the user's own options tell of the heap.
set "HEAP="
if /i "%~1"=="studio" set "HEAP=-Xms704m"
set | findstr /i /r /c:"%OPTIONS_OF_JAVA%.*-Xm" /c:"%OPTIONS_OF_JAVA%.*MaxHeapSize" >nul && set "HEAP="
if not defined COLLECTOR set "HEAP="
rem Words and few pictures are there sooner without the compiler that takes longer.
set "QUICK="
set "FAST=-XX:TieredStopAtLevel=1"
for %%c in (help list completion info lint words) do if /i "%~1"=="%%c" set "QUICK=%FAST%"
set LINE= %* 
set LINE | findstr /r /c:" --at[ =]" /c:" --help " /c:" -h " /c:" --version " /c:" -V " /c:" --dry-run " >nul && set "QUICK=%FAST%"
"%~dp0..\java\bin\java.exe" "-XX:SharedArchiveFile=%LIB%\zoetrope.jsa" -Xshare:auto -Xlog:disable -XX:+DisplayVMOutputToStderr -XX:-OmitStackTraceInFastThrow -Djava.awt.headless=true --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow %COLLECTOR% %HEAP% @compilers@ %QUICK% %JAVA_OPTS% %ZOETROPE_JAVA_OPTS% -cp "@classpath@" zoetrope.cli.Main %*
exit /b %ERRORLEVEL%
