import FlipbookCommands

FlipbookCommand.runCommandLine()
